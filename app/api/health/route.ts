import { publicRoute } from "@/lib/adapters/route";
import { health } from "@/lib/platform/health";

export const GET = publicRoute({ run: () => health() });
