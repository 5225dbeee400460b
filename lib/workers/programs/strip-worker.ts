import { drawStrips } from "@/lib/documents/scans/strips";
import type { StripTask } from "../texts";
import { answerTasks } from "../threads/worker-answer";

// pdf.js leaves promises of broken parts alone; what is awaited fails by itself.
process.on("unhandledRejection", () => undefined);

answerTasks(({ bytes, page, strips }: StripTask): Promise<Uint8Array[] | null> => drawStrips(bytes, page, strips));
