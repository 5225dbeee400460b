import { answerTasks } from "../threads/worker-answer";
import { doWritingTask } from "../writing-task";

answerTasks(doWritingTask); // `writing.ts` is the only one that starts this worker
