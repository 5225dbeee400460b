/** Words of login, registration and the public pages. Source: behaviour §2. */
export const accounts = {
  language: "Language",
  login: {
    title: "Log in",
    subtitle: "Read, negotiate and keep track of contracts, with every answer quoted from the text.",
    email: "Email",
    password: "Password",
    submit: "Log in",
    forgotPassword: "Forgot password?",
    noAccount: "Don't have an account?",
    signUp: "Sign up",
    compare: "Compare two files without an account",
    missing: "Please enter both email and password",
    failed: "Invalid email or password",
  },
  register: {
    title: "Create your account",
    subtitle:
      "Sign up for your AI contract manager: upload contracts, review them with an assistant, and keep every version.",
    name: "Full name",
    email: "Email",
    password: "Password",
    passwordHint: "Use at least 8 characters",
    confirmPassword: "Confirm password",
    setupCode: "Setup code",
    setupCodeHint: "The first account becomes the administrator. The server printed the code when it started.",
    submit: "Sign up",
    haveAccount: "Already have an account?",
    logIn: "Log in",
    agreement: "By signing up you agree to the",
    terms: "Terms",
    and: "and the",
    privacy: "Privacy notice",
    missing: "Please fill in all required fields",
    alsoMissing: "Required",
    mismatch: "Passwords do not match",
    noAddress: "Enter an address like name@example.com",
    tooShort: "Password must be at least 8 characters long",
    failed: "Registration failed. Please try again.",
  },
  showPassword: "Show password",
  hidePassword: "Hide password",
  otherAccount: {
    title: (name: string) => `${name} is signed in now`,
    text: (own: string) =>
      `Another tab signed in. This page is still ${own}'s, and nothing is saved from it. Unsaved contract text stays in this browser and is offered again once ${own} signs in.`,
    goOn: (name: string) => `Continue as ${name}`,
    stay: "Stay on this page",
  },
  becameAdministrator:
    "You are the first user, so you are now the administrator. Manage everyone's accounts under Users.",
  terms: {
    title: "Terms of use",
    paragraphs: [
      "This service stores contracts you upload or create, helps you review them, and saves each change as a new version. The operator of this installation is responsible for it; these terms describe how you may use it.",
      "You may upload only documents you are entitled to store and to show to the people you invite. You keep all rights to them.",
      "The assistant finds, quotes and summarizes passages of a contract. It does not give legal advice, and it can miss things: check what it says against the text, and ask a lawyer before you rely on it.",
      "Keep your password to yourself and log out on shared computers. Administrators may change the role of an account or delete it; contracts of a deleted account go to another person and are not lost.",
      "The service is provided as is. Keep your own copies of documents that matter: every contract can be exported at any time.",
    ],
  },
  privacy: {
    title: "Privacy",
    intro: "What this installation stores, and why:",
    kept: [
      "Your name, your email address and a one-way hash of your password, so that you can log in.",
      "Your contracts, their versions and the original files, so that you and the people you invite can work on them.",
      "One entry for each session, so that logging out ends it everywhere at once.",
    ],
    cookies:
      "One cookie holds your session. Your browser also keeps the session token, your name and role, and text you have not saved yet. There are no advertising or tracking cookies, and pages load nothing from other sites.",
    assistant:
      "Unless the operator has connected an external model, the assistant runs inside this installation and no contract text leaves it. When an answer comes from an external model, the assistant panel says so.",
    rights:
      "Only people with a role on a contract can open it; administrators of accounts can't. To see, correct or delete the data stored about you, ask the administrator of this installation.",
  },
  contact: {
    title: "Contact",
    paragraphs: [
      "For questions about a contract, ask the person who invited you. You'll find their name in the contract's list of collaborators.",
      "For your account, a lost password or your data, contact the administrator of this installation, usually the person or team who gave you its address.",
    ],
    reportTitle: "Report a problem",
    report:
      "Tell us what you did, what you expected and what happened, with the time and the reference shown on the error page. Please don't send contract text by email.",
  },
};
