/** The second documented address of one door (B-21.22). */
export { DELETE, GET, POST } from "@/app/api/contracts/[contractId]/chat/route";
