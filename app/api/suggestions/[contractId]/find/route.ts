/** The second documented address of the same route (B-21.22). */
export { POST } from "@/app/api/contracts/[contractId]/find/route";
