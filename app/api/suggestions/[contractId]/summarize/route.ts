/** The second documented address of one door (decisions §1). */
export { GET } from "@/app/api/contracts/[contractId]/summarize/route";
