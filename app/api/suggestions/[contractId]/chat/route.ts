/** The second documented address of the same route (B-21.22). */
export { DELETE, GET, POST } from "@/app/api/contracts/[contractId]/chat/route";
