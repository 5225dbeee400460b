import { LoadingNotice } from "@/components/review/status-panels";

export default function Loading() {
  return <LoadingNotice />;
}
