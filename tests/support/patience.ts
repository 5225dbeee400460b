/**
 * Screens are waited for as long as they need on a machine that is busy with other work: a state that comes ends the
 * wait at once, so that only a failure takes the whole time.
 */
import { configure } from "@testing-library/react";

configure({ asyncUtilTimeout: 20_000 });
