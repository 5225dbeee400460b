/** The second documented address of the same route (B-21.22). */
export { GET } from "@/app/api/contracts/[contractId]/summarize/route";
