import { Banner } from "@/components/ui/banner";

/** What is wrong with a form as a whole, read out at once; nothing when nothing is. */
export function FormProblem({ message }: { message: string | null | undefined }) {
  return message ? <Banner tone="error">{message}</Banner> : null;
}
