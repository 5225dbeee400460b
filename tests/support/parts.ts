/**
 * Before each file of components' tests: what menus and dialogs are made of is there, as after their first opening, and
 * the reader of what is pasted.
 */
import { preparePaste } from "@/components/editor/html/paste";
import { DialogFrame } from "@/components/ui/overlay/dialog";
import { MenuFrame } from "@/components/ui/overlay/menu";

await Promise.all([DialogFrame.prepare(), MenuFrame.prepare(), preparePaste()]);
