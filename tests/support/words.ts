/** Before each file of components' tests: English is there, as a page brings it (`PageWords`). */
import { keepWords } from "@/components/copy/known-words";
import { en } from "@/lib/copy/en";

keepWords("en", en);
