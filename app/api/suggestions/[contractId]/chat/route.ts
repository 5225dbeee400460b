/** The second documented address of one door (decisions §1). */
export { POST } from "@/app/api/contracts/[contractId]/chat/route";
