/** A user's notifications, and letters about them: inputs and answers. Client-safe. Source: behaviour §14. */
import { z } from "zod";
import { moment, named, someId } from "@/lib/answer";
import { pageQuery } from "@/lib/platform/page-budget";
import { LETTER_TIMES, MOST_COUNTED, NOTIFICATION_KINDS } from "./kinds";

const id = z.string().min(1).max(100);
export const notificationParams = z.object({ notificationId: id });
export const notificationsQuery = pageQuery.extend({
  unread: z.enum(["true"]).optional().meta({ description: "Only what was not read yet" }),
});
export type NotificationsQuery = z.output<typeof notificationsQuery>;
export const changeNotificationBody = z.object({ read: z.boolean() });
export const readBody = z.object({
  upTo: id.meta({ description: "The newest that was seen: this one and all older ones are read" }),
});
export const notificationSettingsBody = z.object({ mail: z.enum(LETTER_TIMES) });

const place = z.strictObject({ id: someId, name: z.string() });
export const notificationDto = named(
  "Notification",
  z.strictObject({
    id: someId,
    kind: z.enum(NOTIFICATION_KINDS),
    by: z.string().meta({ description: "Who did it; '' for the app itself" }),
    contract: place.nullable().meta({ description: "Null where it is about a team" }),
    team: place.nullable(),
    folder: place.nullable().meta({ description: "Where a team of the caller's got a role" }),
    commentId: someId.nullable(),
    deadlineId: someId.nullable(),
    invitationId: someId.nullable(),
    approvalId: someId.nullable(),
    roundId: someId.nullable(),
    createdAt: moment,
    read: z.boolean(),
  }),
);
export type NotificationDto = z.infer<typeof notificationDto>;

export const unreadDto = z.strictObject({
  count: z
    .int()
    .min(0)
    .max(MOST_COUNTED + 1)
    .meta({ description: `At most ${MOST_COUNTED + 1}, which stands for more` }),
});
export type UnreadDto = z.infer<typeof unreadDto>;

export const notificationSettingsDto = z.strictObject({
  mail: z.enum(LETTER_TIMES).meta({ description: "When a letter tells of mentions and replies" }),
  reachesYou: z.boolean().meta({ description: "False while the address is not confirmed: no mail goes there" }),
});
export type NotificationSettingsDto = z.infer<typeof notificationSettingsDto>;
