"use server";
import { changeRole, deleteUser, getUser } from "@/lib/accounts/admin-users";
import { changeRoleInput, userParams } from "@/lib/accounts/schema";
import { action } from "@/lib/adapters/action";

export const changeRoleAction = action(changeRoleInput, async (actor, { userId, role }) => changeRole(actor, userId, { role }), { limit: "change" });

export const readUserAction = action(userParams, async (actor, { userId }) => getUser(actor, userId), { limit: "lookUp" });

export const deleteUserAction = action(userParams, async (actor, { userId }) => deleteUser(actor, userId), { limit: "removal" });
