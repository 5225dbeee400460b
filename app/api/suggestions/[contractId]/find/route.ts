/** The second documented address of one door (B-21.22). */
export { POST } from "@/app/api/contracts/[contractId]/find/route";
