import { LoadingNotice } from "@/components/review/loading-panels";

export default function Loading() {
  return <LoadingNotice />;
}
