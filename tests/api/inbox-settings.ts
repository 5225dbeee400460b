/** Imported before any product module, so that they read these: mail comes in. */
Object.assign(process.env, {
  MAIL_IN_ADDRESS: "inbox@contracts.example",
  MAIL_IN_IMAP_URL: "imap://in:secret@127.0.0.1:1/INBOX",
  MAIL_IN_AUTHSERV: "mx.contracts.example",
  MAIL_IN_SECRET: "whsec_bWFpbCB0aGF0IGNvbWVzIGluLCBmb3IgdGVzdHM=",
});
