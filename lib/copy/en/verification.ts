/** Words of proving an address: the banner, the page behind the link, and the letter. Source: behaviour §1. */
export const verification = {
  banner: (email: string) =>
    `${email} is not confirmed yet. Open the link we sent you to see invitations for this address.`,
  /** Where no mail service is set, nothing was sent. */
  bannerForAdministrator: (email: string) => `${email} is not confirmed yet. You can confirm it yourself under Users.`,
  /** In Settings, in place of what can't be added yet. */
  proveFirst: (email: string) =>
    `Confirm ${email} first: open the link we sent there. Until then you can't add a second factor, a linked login or a calendar link. This keeps out anyone who opened an account in your name.`,
  proveFirstWithoutMail: (email: string) =>
    `${email} is not confirmed yet. An administrator can confirm it; until then you can't add a second factor, a linked login or a calendar link.`,
  proveFirstForAdministrator: (email: string) =>
    `${email} is not confirmed yet. Confirm it yourself under Users; until then you can't add a second factor, a linked login or a calendar link.`,
  hide: "Hide for now",
  sendAgain: "Get a new link",
  sent: (email: string) => `A new link is on its way to ${email}. It is valid for three days.`,
  sendFailed: "Couldn't send the link. Please try again.",
  page: {
    title: "Confirm your email address",
    text: (name: string, email: string) => `This confirms that ${email} belongs to the account of ${name}.`,
    caution: "Confirm only if you opened this account yourself.",
    chooseText: (name: string, email: string) =>
      `This confirms that ${email} belongs to the account of ${name}. You are not logged in to that account here, so choose a password for it. If you opened the account yourself, you can reuse its password.`,
    chooseCaution:
      "If someone else opened it, it becomes yours: their password, sessions and other logins stop working.",
    submit: "Confirm address",
    failed: "Couldn't confirm the address. Please try again.",
    doneTitle: "Address confirmed",
    goOn: "Go to your contracts",
    usedTitle: "Already confirmed",
    used: "This link was already used: the address is confirmed.",
    invalidTitle: "This link no longer works",
    askAgain: "Log in to get a new one",
  },
  done: "Your email address is confirmed. Your dashboard now shows invitations sent to it.",
  doneWithPassword: "Your email address is confirmed and your password is set. You can log in now.",
  letter: {
    subject: "Confirm your email address",
    reason: (email: string) =>
      `Someone created an account with the address ${email}. If it was you, open this link to confirm that the address is yours.`,
    validity:
      "The link works once, within three days. Until you use it, the account doesn't show anything sent to this address.",
    button: "Confirm address",
    footer:
      "If you didn't create an account, don't open the link: without it, no one can see what is sent to you. To take over the account, open it and choose your own password.",
  },
};
