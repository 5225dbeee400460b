/** Words of proving an address: the banner, the page behind the link, and the letter. Source: behaviour §1. */
export const verification = {
  banner: (email: string) =>
    `${email} is not confirmed yet: open the link we sent there. Until then you see no invitations sent to it.`,
  /** Where no mail service is set, nothing was sent. */
  bannerWithoutMail: (email: string) =>
    `${email} is not confirmed yet. An administrator can confirm it; until then you see no invitations sent to it.`,
  bannerForAdministrator: (email: string) => `${email} is not confirmed yet. You can confirm it yourself under Users.`,
  /** In Settings, in place of what can't be added yet. */
  proveFirst: (email: string) =>
    `Confirm ${email} first: open the link we sent there. Until then you can't add a second factor, a linked log-in or a calendar link, so that nobody who opens an account in your name keeps a way into it.`,
  proveFirstWithoutMail: (email: string) =>
    `${email} is not confirmed yet. An administrator can confirm it; until then you can't add a second factor, a linked log-in or a calendar link.`,
  proveFirstForAdministrator: (email: string) =>
    `${email} is not confirmed yet. Confirm it yourself under Users; until then you can't add a second factor, a linked log-in or a calendar link.`,
  hide: "Hide for now",
  sendAgain: "Get a new link",
  sent: (email: string) => `A new link is on its way to ${email}. It is valid for three days.`,
  sendFailed: "The link could not be sent. Please try again.",
  page: {
    title: "Confirm your email address",
    text: (name: string, email: string) => `This confirms that ${email} belongs to the account of ${name}.`,
    caution: "Confirm only if you opened this account yourself.",
    chooseText: (name: string, email: string) =>
      `This confirms that ${email} belongs to the account of ${name}. You are not logged in to that account here, so choose a password for it. If you opened the account yourself, the password you chose then will do.`,
    chooseCaution:
      "If somebody else opened it, it becomes yours: their password, sessions and other log-ins stop working.",
    submit: "Confirm address",
    failed: "The address could not be confirmed. Please try again.",
    doneTitle: "Address confirmed",
    goOn: "Go to your contracts",
    usedTitle: "Already confirmed",
    used: "This link was used before: the address is confirmed.",
    invalidTitle: "This link no longer works",
    askAgain: "Log in and send a new one",
  },
  done: "Your email address is confirmed. Invitations sent to it now show on your dashboard.",
  doneWithPassword: "Your email address is confirmed, and your password is set. Log in with it.",
  letter: {
    subject: "Confirm your email address",
    reason: (email: string) =>
      `An account was opened with the address ${email}. If that was you, please confirm with this link that the address is yours.`,
    validity:
      "The link works once, within three days. Until then nothing that is sent to this address shows in the account.",
    button: "Confirm address",
    footer:
      "If you opened no account, do not follow the link: without it nobody can see what is sent to you. To take the account over, follow it and choose a password of your own.",
  },
};
