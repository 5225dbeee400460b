import { comparePair } from "../pairing/compare-pair";
import type { PairingTask } from "../pairing";
import { answerTasks } from "../threads/worker-answer";

answerTasks(({ before, after }: PairingTask) => comparePair(before, after)); // `pairing.ts` is the only one that asks
