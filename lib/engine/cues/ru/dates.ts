import { cues } from "../pack";

export const weekdays = "воскресень понедельник вторник сред четверг пятниц суббот".split(" ");
