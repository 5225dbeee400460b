/** Words of proving an address: the banner, the page behind the link, and the letter. Source: behaviour §1. */
export const verification = {
  banner: (email: string) =>
    `${email} is not confirmed yet: open the link we sent there. Until then you see no invitations sent to it.`,
  /** Where no mail service is set, nothing was sent. */
  bannerWithoutMail: (email: string) =>
    `${email} is not confirmed yet. An administrator can confirm it; until then you see no invitations sent to it.`,
  bannerForAdministrator: (email: string) => `${email} is not confirmed yet. You can confirm it yourself under Users.`,
  hide: "Hide for now",
  sendAgain: "Get a new link",
  sent: (email: string) => `A new link is on its way to ${email}. It is valid for three days.`,
  sendFailed: "The link could not be sent. Please try again.",
  page: {
    title: "Confirm your email address",
    text: (name: string, email: string) => `This confirms that ${email} belongs to the account of ${name}.`,
    caution: "Confirm only if you opened this account yourself.",
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
  letter: {
    subject: "Confirm your email address",
    reason: (email: string) =>
      `An account was opened with the address ${email}. If that was you, please confirm with this link that the address is yours.`,
    validity:
      "The link works once, within three days. Until then nothing that is sent to this address shows in the account.",
    button: "Confirm address",
    footer:
      "If you opened no account, do not follow the link: without it nobody can see what is sent to you. To take the account over, ask for a new password on the login page.",
  },
};
