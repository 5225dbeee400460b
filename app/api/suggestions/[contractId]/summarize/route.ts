/** The second documented address of one door (B-21.22). */
export { GET } from "@/app/api/contracts/[contractId]/summarize/route";
