import { Banner } from "@/components/ui/banner";

export function FormProblem({ message }: { message: string | null | undefined }) {
  return message ? <Banner tone="error">{message}</Banner> : null;
}
