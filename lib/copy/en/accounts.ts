/** Words of login, registration and the public pages. Source: behaviour §2. */
export const accounts = {
  login: {
    title: "Log in",
    subtitle: "Welcome back to your AI contract manager.",
    email: "Email",
    password: "Password",
    submit: "Log in",
    forgotPassword: "Forgot password?",
    noAccount: "Don't have an account?",
    signUp: "Sign up",
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
    setupCode: "Set-up code",
    setupCodeHint:
      "The first account here becomes the administrator. The code stands where the server was started, in what its start printed.",
    submit: "Sign up",
    haveAccount: "Already have an account?",
    logIn: "Log in",
    agreement: "By signing up you agree to the",
    terms: "Terms",
    and: "and the",
    privacy: "Privacy notice",
    missing: "Please fill in all required fields",
    mismatch: "Passwords do not match",
    tooShort: "Password must be at least 8 characters long",
    failed: "Registration failed. Please try again.",
  },
  showPassword: "Show password",
  hidePassword: "Hide password",
  becameAdministrator:
    "This is the first account here, so it is now the administrator: you can manage the accounts of all users under Users.",
  terms: {
    title: "Terms of use",
    paragraphs: [
      "This service keeps contracts you upload or create, helps you review them, and stores each change as a new version. Whoever runs this installation is responsible for it; these terms describe how it may be used.",
      "You may only upload documents that you are entitled to store and to show to the people you invite. You keep all rights to them.",
      "The assistant finds, quotes and summarises passages of a contract. It does not give legal advice, and it can miss things: check what it says against the text, and ask a lawyer before you rely on it.",
      "Keep your password to yourself and log out on shared computers. Administrators may change the role of an account or delete it; contracts of a deleted account pass to another person and are not lost.",
      "The service is offered as it is. Keep your own copies of documents that matter: every contract can be exported at any time.",
    ],
  },
  privacy: {
    title: "Privacy",
    intro: "What this installation keeps, and why:",
    kept: [
      "Your name, your e-mail address and a one-way hash of your password, so that you can log in.",
      "Your contracts, their versions and the original files, so that you and the people you invite can work on them.",
      "One entry for each session, so that logging out ends it everywhere at once.",
    ],
    cookies:
      "One cookie holds your session. Your browser also keeps the session token, your name and role, and text you have not saved yet. There are no advertising or tracking cookies, and pages load nothing from other sites.",
    assistant:
      "Unless the person who runs this installation has connected an outside model, the assistant works inside this installation and no contract text leaves it. When an answer comes from outside, the assistant panel says so.",
    rights:
      "Only people with a role on a contract can open it; administrators of accounts can't. To see, correct or delete what is kept about you, ask the administrator of this installation.",
  },
  contact: {
    title: "Contact",
    paragraphs: [
      "Questions about a contract are best put to the person who invited you to it: their name stands in the contract's list of collaborators.",
      "For your account, a lost password or your data, turn to the administrator of this installation, usually the person or team who told you its address.",
    ],
    reportTitle: "Reporting a fault",
    report:
      "Say what you did, what you expected and what happened, with the time and the reference shown on the error page. Please don't send contract text by e-mail.",
  },
};
