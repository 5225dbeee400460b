/** All doors of REST but the description itself, which is made from them. Written by `npm run doors`. */
import type { DoorModules } from "@/lib/server/adapters/openapi/document";
import * as adminAudit from "@/app/api/admin/audit/route";
import * as adminMail from "@/app/api/admin/mail/route";
import * as adminMailMailId from "@/app/api/admin/mail/[mailId]/route";
import * as adminMailMailIdSend from "@/app/api/admin/mail/[mailId]/send/route";
import * as adminSignInRules from "@/app/api/admin/sign-in-rules/route";
import * as adminSigning from "@/app/api/admin/signing/route";
import * as adminSigningTest from "@/app/api/admin/signing/test/route";
import * as adminUsers from "@/app/api/admin/users/route";
import * as adminUsersUserId from "@/app/api/admin/users/[userId]/route";
import * as adminUsersUserIdActive from "@/app/api/admin/users/[userId]/active/route";
import * as adminUsersUserIdRole from "@/app/api/admin/users/[userId]/role/route";
import * as adminUsersUserIdSecondFactor from "@/app/api/admin/users/[userId]/second-factor/route";
import * as adminUsersUserIdVerifyEmail from "@/app/api/admin/users/[userId]/verify-email/route";
import * as amendments from "@/app/api/amendments/route";
import * as amendmentsFind from "@/app/api/amendments/find/route";
import * as amendmentsPreview from "@/app/api/amendments/preview/route";
import * as authForgotPassword from "@/app/api/auth/forgot-password/route";
import * as authLogin from "@/app/api/auth/login/route";
import * as authLogout from "@/app/api/auth/logout/route";
import * as authPassword from "@/app/api/auth/password/route";
import * as authProfile from "@/app/api/auth/profile/route";
import * as authRegister from "@/app/api/auth/register/route";
import * as authResetPassword from "@/app/api/auth/reset-password/route";
import * as authSecondFactor from "@/app/api/auth/second-factor/route";
import * as authVerifyEmail from "@/app/api/auth/verify-email/route";
import * as authVerifyEmailResend from "@/app/api/auth/verify-email/resend/route";
import * as calendarFeed from "@/app/api/calendar/[feed]/route";
import * as compare from "@/app/api/compare/route";
import * as compareToken from "@/app/api/compare/[token]/route";
import * as compareTokenFiles from "@/app/api/compare/[token]/files/route";
import * as compareTokenReport from "@/app/api/compare/[token]/report/route";
import * as contracts from "@/app/api/contracts/route";
import * as contractsContractId from "@/app/api/contracts/[contractId]/route";
import * as contractsContractIdActivity from "@/app/api/contracts/[contractId]/activity/route";
import * as contractsContractIdApprovals from "@/app/api/contracts/[contractId]/approvals/route";
import * as contractsContractIdApprovalsApprovalId from "@/app/api/contracts/[contractId]/approvals/[approvalId]/route";
import * as contractsContractIdApprovalsApprovalIdAnswer from "@/app/api/contracts/[contractId]/approvals/[approvalId]/answer/route";
import * as contractsContractIdBundles from "@/app/api/contracts/[contractId]/bundles/route";
import * as contractsContractIdBundlesBundleId from "@/app/api/contracts/[contractId]/bundles/[bundleId]/route";
import * as contractsContractIdBundlesBundleIdArchive from "@/app/api/contracts/[contractId]/bundles/[bundleId]/archive/route";
import * as contractsContractIdChat from "@/app/api/contracts/[contractId]/chat/route";
import * as contractsContractIdCollaborators from "@/app/api/contracts/[contractId]/collaborators/route";
import * as contractsContractIdCollaboratorsCollaboratorId from "@/app/api/contracts/[contractId]/collaborators/[collaboratorId]/route";
import * as contractsContractIdComment from "@/app/api/contracts/[contractId]/comment/route";
import * as contractsContractIdComments from "@/app/api/contracts/[contractId]/comments/route";
import * as contractsContractIdCommentsCommentId from "@/app/api/contracts/[contractId]/comments/[commentId]/route";
import * as contractsContractIdDeadlines from "@/app/api/contracts/[contractId]/deadlines/route";
import * as contractsContractIdDeadlinesDeadlineId from "@/app/api/contracts/[contractId]/deadlines/[deadlineId]/route";
import * as contractsContractIdDoubts from "@/app/api/contracts/[contractId]/doubts/route";
import * as contractsContractIdDoubtsWordStrip from "@/app/api/contracts/[contractId]/doubts/[word]/strip/route";
import * as contractsContractIdDoubtsConfirm from "@/app/api/contracts/[contractId]/doubts/confirm/route";
import * as contractsContractIdDuplicate from "@/app/api/contracts/[contractId]/duplicate/route";
import * as contractsContractIdExport from "@/app/api/contracts/[contractId]/export/route";
import * as contractsContractIdFacts from "@/app/api/contracts/[contractId]/facts/route";
import * as contractsContractIdFamily from "@/app/api/contracts/[contractId]/family/route";
import * as contractsContractIdFill from "@/app/api/contracts/[contractId]/fill/route";
import * as contractsContractIdFind from "@/app/api/contracts/[contractId]/find/route";
import * as contractsContractIdInvitations from "@/app/api/contracts/[contractId]/invitations/route";
import * as contractsContractIdLabels from "@/app/api/contracts/[contractId]/labels/route";
import * as contractsContractIdLanguages from "@/app/api/contracts/[contractId]/languages/route";
import * as contractsContractIdNews from "@/app/api/contracts/[contractId]/news/route";
import * as contractsContractIdNotices from "@/app/api/contracts/[contractId]/notices/route";
import * as contractsContractIdNoticesNoticeId from "@/app/api/contracts/[contractId]/notices/[noticeId]/route";
import * as contractsContractIdNoticesNoticeIdFile from "@/app/api/contracts/[contractId]/notices/[noticeId]/file/route";
import * as contractsContractIdNoticesNoticeIdProofs from "@/app/api/contracts/[contractId]/notices/[noticeId]/proofs/route";
import * as contractsContractIdNoticesNoticeIdSend from "@/app/api/contracts/[contractId]/notices/[noticeId]/send/route";
import * as contractsContractIdNoticesDraft from "@/app/api/contracts/[contractId]/notices/draft/route";
import * as contractsContractIdParties from "@/app/api/contracts/[contractId]/parties/route";
import * as contractsContractIdPractice from "@/app/api/contracts/[contractId]/practice/route";
import * as contractsContractIdReview from "@/app/api/contracts/[contractId]/review/route";
import * as contractsContractIdReviewAccepted from "@/app/api/contracts/[contractId]/review/accepted/route";
import * as contractsContractIdReviewAcceptedTopic from "@/app/api/contracts/[contractId]/review/accepted/[topic]/route";
import * as contractsContractIdReviewIssues from "@/app/api/contracts/[contractId]/review/issues/route";
import * as contractsContractIdReviewModel from "@/app/api/contracts/[contractId]/review/model/route";
import * as contractsContractIdReviewSuggestions from "@/app/api/contracts/[contractId]/review/suggestions/route";
import * as contractsContractIdRounds from "@/app/api/contracts/[contractId]/rounds/route";
import * as contractsContractIdRoundsRoundIdChanges from "@/app/api/contracts/[contractId]/rounds/[roundId]/changes/route";
import * as contractsContractIdRoundsRoundIdDecide from "@/app/api/contracts/[contractId]/rounds/[roundId]/decide/route";
import * as contractsContractIdRoundsRoundIdGuests from "@/app/api/contracts/[contractId]/rounds/[roundId]/guests/route";
import * as contractsContractIdRoundsRoundIdGuestsGuestId from "@/app/api/contracts/[contractId]/rounds/[roundId]/guests/[guestId]/route";
import * as contractsContractIdRoundsRoundIdReply from "@/app/api/contracts/[contractId]/rounds/[roundId]/reply/route";
import * as contractsContractIdRoundsLedger from "@/app/api/contracts/[contractId]/rounds/ledger/route";
import * as contractsContractIdRoundsLedgerExport from "@/app/api/contracts/[contractId]/rounds/ledger/export/route";
import * as contractsContractIdRoundsSend from "@/app/api/contracts/[contractId]/rounds/send/route";
import * as contractsContractIdSaveAsTemplate from "@/app/api/contracts/[contractId]/save-as-template/route";
import * as contractsContractIdSigned from "@/app/api/contracts/[contractId]/signed/route";
import * as contractsContractIdSignedSignedId from "@/app/api/contracts/[contractId]/signed/[signedId]/route";
import * as contractsContractIdSignedSignedIdCompare from "@/app/api/contracts/[contractId]/signed/[signedId]/compare/route";
import * as contractsContractIdSignedSignedIdSettle from "@/app/api/contracts/[contractId]/signed/[signedId]/settle/route";
import * as contractsContractIdSignedSignedIdStripsNumber from "@/app/api/contracts/[contractId]/signed/[signedId]/strips/[number]/route";
import * as contractsContractIdSignedReopen from "@/app/api/contracts/[contractId]/signed/reopen/route";
import * as contractsContractIdSigning from "@/app/api/contracts/[contractId]/signing/route";
import * as contractsContractIdSigningRequestIdCancel from "@/app/api/contracts/[contractId]/signing/[requestId]/cancel/route";
import * as contractsContractIdSigningRequestIdCheck from "@/app/api/contracts/[contractId]/signing/[requestId]/check/route";
import * as contractsContractIdSince from "@/app/api/contracts/[contractId]/since/route";
import * as contractsContractIdSinceReferencesKey from "@/app/api/contracts/[contractId]/since/references/[key]/route";
import * as contractsContractIdStatus from "@/app/api/contracts/[contractId]/status/route";
import * as contractsContractIdSummarize from "@/app/api/contracts/[contractId]/summarize/route";
import * as contractsContractIdUndelete from "@/app/api/contracts/[contractId]/undelete/route";
import * as contractsContractIdVersions from "@/app/api/contracts/[contractId]/versions/route";
import * as contractsContractIdVersionsVersionId from "@/app/api/contracts/[contractId]/versions/[versionId]/route";
import * as contractsContractIdVersionsVersionIdDiffOtherVersionId from "@/app/api/contracts/[contractId]/versions/[versionId]/diff/[otherVersionId]/route";
import * as contractsContractIdVersionsVersionIdRestore from "@/app/api/contracts/[contractId]/versions/[versionId]/restore/route";
import * as contractsContractIdVisibility from "@/app/api/contracts/[contractId]/visibility/route";
import * as contractsAnalyze from "@/app/api/contracts/analyze/route";
import * as contractsCreateFromTemplate from "@/app/api/contracts/create-from-template/route";
import * as contractsPhotographed from "@/app/api/contracts/photographed/route";
import * as contractsUpload from "@/app/api/contracts/upload/route";
import * as counterparties from "@/app/api/counterparties/route";
import * as counterpartiesCounterpartyId from "@/app/api/counterparties/[counterpartyId]/route";
import * as counterpartiesCounterpartyIdApart from "@/app/api/counterparties/[counterpartyId]/apart/route";
import * as counterpartiesCounterpartyIdContracts from "@/app/api/counterparties/[counterpartyId]/contracts/route";
import * as counterpartiesCounterpartyIdMerge from "@/app/api/counterparties/[counterpartyId]/merge/route";
import * as counterpartiesCounterpartyIdSplit from "@/app/api/counterparties/[counterpartyId]/split/route";
import * as counterpartiesPairs from "@/app/api/counterparties/pairs/route";
import * as counterpartiesUs from "@/app/api/counterparties/us/route";
import * as deadlines from "@/app/api/deadlines/route";
import * as deadlinesFeed from "@/app/api/deadlines/feed/route";
import * as deadlinesReminders from "@/app/api/deadlines/reminders/route";
import * as drafts from "@/app/api/drafts/route";
import * as draftsBatchId from "@/app/api/drafts/[batchId]/route";
import * as draftsBatchIdRetry from "@/app/api/drafts/[batchId]/retry/route";
import * as families from "@/app/api/families/route";
import * as familiesFamilyId from "@/app/api/families/[familyId]/route";
import * as familiesFamilyIdContradictions from "@/app/api/families/[familyId]/contradictions/route";
import * as familiesFamilyIdDocuments from "@/app/api/families/[familyId]/documents/route";
import * as familiesFamilyIdDocumentsDocumentId from "@/app/api/families/[familyId]/documents/[documentId]/route";
import * as familiesFamilyIdExport from "@/app/api/families/[familyId]/export/route";
import * as familiesFamilyIdProposals from "@/app/api/families/[familyId]/proposals/route";
import * as familiesFamilyIdText from "@/app/api/families/[familyId]/text/route";
import * as familiesNotRelated from "@/app/api/families/not-related/route";
import * as filesFileIdContent from "@/app/api/files/[fileId]/content/route";
import * as filesDownloadFileId from "@/app/api/files/download/[fileId]/route";
import * as filesPresignedUrl from "@/app/api/files/presigned-url/route";
import * as folders from "@/app/api/folders/route";
import * as foldersFolderId from "@/app/api/folders/[folderId]/route";
import * as foldersFolderIdParent from "@/app/api/folders/[folderId]/parent/route";
import * as foldersFolderIdTeamsTeamId from "@/app/api/folders/[folderId]/teams/[teamId]/route";
import * as foldersContracts from "@/app/api/folders/contracts/route";
import * as guestToken from "@/app/api/guest/[token]/route";
import * as guestTokenCode from "@/app/api/guest/[token]/code/route";
import * as guestTokenFile from "@/app/api/guest/[token]/file/route";
import * as guestTokenFiles from "@/app/api/guest/[token]/files/route";
import * as guestTokenReplies from "@/app/api/guest/[token]/replies/route";
import * as health from "@/app/api/health/route";
import * as invitationsToken from "@/app/api/invitations/[token]/route";
import * as invitationsTokenAccept from "@/app/api/invitations/[token]/accept/route";
import * as invitationsTokenResend from "@/app/api/invitations/[token]/resend/route";
import * as invitationsPending from "@/app/api/invitations/pending/route";
import * as labels from "@/app/api/labels/route";
import * as mailInbound from "@/app/api/mail/inbound/route";
import * as mcp from "@/app/api/mcp/route";
import * as notifications from "@/app/api/notifications/route";
import * as notificationsNotificationId from "@/app/api/notifications/[notificationId]/route";
import * as notificationsRead from "@/app/api/notifications/read/route";
import * as notificationsSettings from "@/app/api/notifications/settings/route";
import * as notificationsUnread from "@/app/api/notifications/unread/route";
import * as portfolioAnswers from "@/app/api/portfolio/answers/route";
import * as portfolioAnswersFlag from "@/app/api/portfolio/answers/flag/route";
import * as portfolioAnswersVerification from "@/app/api/portfolio/answers/verification/route";
import * as portfolioColumns from "@/app/api/portfolio/columns/route";
import * as portfolioExport from "@/app/api/portfolio/export/route";
import * as portfolioFields from "@/app/api/portfolio/fields/route";
import * as portfolioFieldsFieldId from "@/app/api/portfolio/fields/[fieldId]/route";
import * as portfolioFieldsFieldIdValue from "@/app/api/portfolio/fields/[fieldId]/value/route";
import * as portfolioQuery from "@/app/api/portfolio/query/route";
import * as portfolioQuestions from "@/app/api/portfolio/questions/route";
import * as portfolioQuestionsQuestionId from "@/app/api/portfolio/questions/[questionId]/route";
import * as portfolioSummary from "@/app/api/portfolio/summary/route";
import * as portfolioViews from "@/app/api/portfolio/views/route";
import * as portfolioViewsViewId from "@/app/api/portfolio/views/[viewId]/route";
import * as positions from "@/app/api/positions/route";
import * as positionsPositionsId from "@/app/api/positions/[positionsId]/route";
import * as positionsPositionsIdWording from "@/app/api/positions/[positionsId]/wording/route";
import * as positionsDraft from "@/app/api/positions/draft/route";
import * as positionsStarter from "@/app/api/positions/starter/route";
import * as practice from "@/app/api/practice/route";
import * as practiceTopic from "@/app/api/practice/[topic]/route";
import * as reports from "@/app/api/reports/route";
import * as reportsExport from "@/app/api/reports/export/route";
import * as scimV2Groups from "@/app/api/scim/v2/Groups/route";
import * as scimV2GroupsGroupId from "@/app/api/scim/v2/Groups/[groupId]/route";
import * as scimV2ResourceTypes from "@/app/api/scim/v2/ResourceTypes/route";
import * as scimV2Schemas from "@/app/api/scim/v2/Schemas/route";
import * as scimV2ServiceProviderConfig from "@/app/api/scim/v2/ServiceProviderConfig/route";
import * as scimV2Users from "@/app/api/scim/v2/Users/route";
import * as scimV2UsersUserId from "@/app/api/scim/v2/Users/[userId]/route";
import * as sessions from "@/app/api/sessions/route";
import * as sessionsSessionId from "@/app/api/sessions/[sessionId]/route";
import * as signingKey from "@/app/api/signing/[key]/route";
import * as since from "@/app/api/since/route";
import * as sinceReferencesWatchedId from "@/app/api/since/references/[watchedId]/route";
import * as suggestionsContractId from "@/app/api/suggestions/[contractId]/route";
import * as suggestionsContractIdAccept from "@/app/api/suggestions/[contractId]/accept/route";
import * as suggestionsContractIdChat from "@/app/api/suggestions/[contractId]/chat/route";
import * as suggestionsContractIdDismiss from "@/app/api/suggestions/[contractId]/dismiss/route";
import * as suggestionsContractIdFind from "@/app/api/suggestions/[contractId]/find/route";
import * as suggestionsContractIdReopen from "@/app/api/suggestions/[contractId]/reopen/route";
import * as suggestionsContractIdSummarize from "@/app/api/suggestions/[contractId]/summarize/route";
import * as teams from "@/app/api/teams/route";
import * as teamsTeamId from "@/app/api/teams/[teamId]/route";
import * as teamsTeamIdMembers from "@/app/api/teams/[teamId]/members/route";
import * as teamsTeamIdMembersMemberId from "@/app/api/teams/[teamId]/members/[memberId]/route";
import * as teamsTeamIdOwner from "@/app/api/teams/[teamId]/owner/route";
import * as templates from "@/app/api/templates/route";
import * as templatesTemplateIdBulk from "@/app/api/templates/[templateId]/bulk/route";
import * as templatesTemplateIdBulkCheck from "@/app/api/templates/[templateId]/bulk/check/route";
import * as templatesTemplateIdBulkForm from "@/app/api/templates/[templateId]/bulk/form/route";
import * as templatesTemplateIdBulkPreview from "@/app/api/templates/[templateId]/bulk/preview/route";
import * as templatesTemplateIdBulkValues from "@/app/api/templates/[templateId]/bulk/values/route";
import * as tokens from "@/app/api/tokens/route";
import * as tokensTokenId from "@/app/api/tokens/[tokenId]/route";
import * as tokensTokenIdRotate from "@/app/api/tokens/[tokenId]/rotate/route";
import * as usage from "@/app/api/usage/route";
import * as userSettings from "@/app/api/user-settings/route";
import * as users from "@/app/api/users/route";
import * as usersUserId from "@/app/api/users/[userId]/route";
import * as usersBatch from "@/app/api/users/batch/route";
import * as verify from "@/app/api/verify/route";
import * as views from "@/app/api/views/route";
import * as webhooks from "@/app/api/webhooks/route";
import * as webhooksWebhookId from "@/app/api/webhooks/[webhookId]/route";
import * as webhooksWebhookIdDeliveries from "@/app/api/webhooks/[webhookId]/deliveries/route";
import * as webhooksWebhookIdDeliveriesDeliveryIdResend from "@/app/api/webhooks/[webhookId]/deliveries/[deliveryId]/resend/route";
import * as webhooksWebhookIdRotate from "@/app/api/webhooks/[webhookId]/rotate/route";
import * as webhooksWebhookIdTest from "@/app/api/webhooks/[webhookId]/test/route";
import * as wellKnownOauthProtectedResource from "@/app/api/well-known/oauth-protected-resource/route";

export const DOORS: DoorModules = {
  "/admin/audit": adminAudit,
  "/admin/mail": adminMail,
  "/admin/mail/[mailId]": adminMailMailId,
  "/admin/mail/[mailId]/send": adminMailMailIdSend,
  "/admin/sign-in-rules": adminSignInRules,
  "/admin/signing": adminSigning,
  "/admin/signing/test": adminSigningTest,
  "/admin/users": adminUsers,
  "/admin/users/[userId]": adminUsersUserId,
  "/admin/users/[userId]/active": adminUsersUserIdActive,
  "/admin/users/[userId]/role": adminUsersUserIdRole,
  "/admin/users/[userId]/second-factor": adminUsersUserIdSecondFactor,
  "/admin/users/[userId]/verify-email": adminUsersUserIdVerifyEmail,
  "/amendments": amendments,
  "/amendments/find": amendmentsFind,
  "/amendments/preview": amendmentsPreview,
  "/auth/forgot-password": authForgotPassword,
  "/auth/login": authLogin,
  "/auth/logout": authLogout,
  "/auth/password": authPassword,
  "/auth/profile": authProfile,
  "/auth/register": authRegister,
  "/auth/reset-password": authResetPassword,
  "/auth/second-factor": authSecondFactor,
  "/auth/verify-email": authVerifyEmail,
  "/auth/verify-email/resend": authVerifyEmailResend,
  "/calendar/[feed]": calendarFeed,
  "/compare": compare,
  "/compare/[token]": compareToken,
  "/compare/[token]/files": compareTokenFiles,
  "/compare/[token]/report": compareTokenReport,
  "/contracts": contracts,
  "/contracts/[contractId]": contractsContractId,
  "/contracts/[contractId]/activity": contractsContractIdActivity,
  "/contracts/[contractId]/approvals": contractsContractIdApprovals,
  "/contracts/[contractId]/approvals/[approvalId]": contractsContractIdApprovalsApprovalId,
  "/contracts/[contractId]/approvals/[approvalId]/answer": contractsContractIdApprovalsApprovalIdAnswer,
  "/contracts/[contractId]/bundles": contractsContractIdBundles,
  "/contracts/[contractId]/bundles/[bundleId]": contractsContractIdBundlesBundleId,
  "/contracts/[contractId]/bundles/[bundleId]/archive": contractsContractIdBundlesBundleIdArchive,
  "/contracts/[contractId]/chat": contractsContractIdChat,
  "/contracts/[contractId]/collaborators": contractsContractIdCollaborators,
  "/contracts/[contractId]/collaborators/[collaboratorId]": contractsContractIdCollaboratorsCollaboratorId,
  "/contracts/[contractId]/comment": contractsContractIdComment,
  "/contracts/[contractId]/comments": contractsContractIdComments,
  "/contracts/[contractId]/comments/[commentId]": contractsContractIdCommentsCommentId,
  "/contracts/[contractId]/deadlines": contractsContractIdDeadlines,
  "/contracts/[contractId]/deadlines/[deadlineId]": contractsContractIdDeadlinesDeadlineId,
  "/contracts/[contractId]/doubts": contractsContractIdDoubts,
  "/contracts/[contractId]/doubts/[word]/strip": contractsContractIdDoubtsWordStrip,
  "/contracts/[contractId]/doubts/confirm": contractsContractIdDoubtsConfirm,
  "/contracts/[contractId]/duplicate": contractsContractIdDuplicate,
  "/contracts/[contractId]/export": contractsContractIdExport,
  "/contracts/[contractId]/facts": contractsContractIdFacts,
  "/contracts/[contractId]/family": contractsContractIdFamily,
  "/contracts/[contractId]/fill": contractsContractIdFill,
  "/contracts/[contractId]/find": contractsContractIdFind,
  "/contracts/[contractId]/invitations": contractsContractIdInvitations,
  "/contracts/[contractId]/labels": contractsContractIdLabels,
  "/contracts/[contractId]/languages": contractsContractIdLanguages,
  "/contracts/[contractId]/news": contractsContractIdNews,
  "/contracts/[contractId]/notices": contractsContractIdNotices,
  "/contracts/[contractId]/notices/[noticeId]": contractsContractIdNoticesNoticeId,
  "/contracts/[contractId]/notices/[noticeId]/file": contractsContractIdNoticesNoticeIdFile,
  "/contracts/[contractId]/notices/[noticeId]/proofs": contractsContractIdNoticesNoticeIdProofs,
  "/contracts/[contractId]/notices/[noticeId]/send": contractsContractIdNoticesNoticeIdSend,
  "/contracts/[contractId]/notices/draft": contractsContractIdNoticesDraft,
  "/contracts/[contractId]/parties": contractsContractIdParties,
  "/contracts/[contractId]/practice": contractsContractIdPractice,
  "/contracts/[contractId]/review": contractsContractIdReview,
  "/contracts/[contractId]/review/accepted": contractsContractIdReviewAccepted,
  "/contracts/[contractId]/review/accepted/[topic]": contractsContractIdReviewAcceptedTopic,
  "/contracts/[contractId]/review/issues": contractsContractIdReviewIssues,
  "/contracts/[contractId]/review/model": contractsContractIdReviewModel,
  "/contracts/[contractId]/review/suggestions": contractsContractIdReviewSuggestions,
  "/contracts/[contractId]/rounds": contractsContractIdRounds,
  "/contracts/[contractId]/rounds/[roundId]/changes": contractsContractIdRoundsRoundIdChanges,
  "/contracts/[contractId]/rounds/[roundId]/decide": contractsContractIdRoundsRoundIdDecide,
  "/contracts/[contractId]/rounds/[roundId]/guests": contractsContractIdRoundsRoundIdGuests,
  "/contracts/[contractId]/rounds/[roundId]/guests/[guestId]": contractsContractIdRoundsRoundIdGuestsGuestId,
  "/contracts/[contractId]/rounds/[roundId]/reply": contractsContractIdRoundsRoundIdReply,
  "/contracts/[contractId]/rounds/ledger": contractsContractIdRoundsLedger,
  "/contracts/[contractId]/rounds/ledger/export": contractsContractIdRoundsLedgerExport,
  "/contracts/[contractId]/rounds/send": contractsContractIdRoundsSend,
  "/contracts/[contractId]/save-as-template": contractsContractIdSaveAsTemplate,
  "/contracts/[contractId]/signed": contractsContractIdSigned,
  "/contracts/[contractId]/signed/[signedId]": contractsContractIdSignedSignedId,
  "/contracts/[contractId]/signed/[signedId]/compare": contractsContractIdSignedSignedIdCompare,
  "/contracts/[contractId]/signed/[signedId]/settle": contractsContractIdSignedSignedIdSettle,
  "/contracts/[contractId]/signed/[signedId]/strips/[number]": contractsContractIdSignedSignedIdStripsNumber,
  "/contracts/[contractId]/signed/reopen": contractsContractIdSignedReopen,
  "/contracts/[contractId]/signing": contractsContractIdSigning,
  "/contracts/[contractId]/signing/[requestId]/cancel": contractsContractIdSigningRequestIdCancel,
  "/contracts/[contractId]/signing/[requestId]/check": contractsContractIdSigningRequestIdCheck,
  "/contracts/[contractId]/since": contractsContractIdSince,
  "/contracts/[contractId]/since/references/[key]": contractsContractIdSinceReferencesKey,
  "/contracts/[contractId]/status": contractsContractIdStatus,
  "/contracts/[contractId]/summarize": contractsContractIdSummarize,
  "/contracts/[contractId]/undelete": contractsContractIdUndelete,
  "/contracts/[contractId]/versions": contractsContractIdVersions,
  "/contracts/[contractId]/versions/[versionId]": contractsContractIdVersionsVersionId,
  "/contracts/[contractId]/versions/[versionId]/diff/[otherVersionId]":
    contractsContractIdVersionsVersionIdDiffOtherVersionId,
  "/contracts/[contractId]/versions/[versionId]/restore": contractsContractIdVersionsVersionIdRestore,
  "/contracts/[contractId]/visibility": contractsContractIdVisibility,
  "/contracts/analyze": contractsAnalyze,
  "/contracts/create-from-template": contractsCreateFromTemplate,
  "/contracts/photographed": contractsPhotographed,
  "/contracts/upload": contractsUpload,
  "/counterparties": counterparties,
  "/counterparties/[counterpartyId]": counterpartiesCounterpartyId,
  "/counterparties/[counterpartyId]/apart": counterpartiesCounterpartyIdApart,
  "/counterparties/[counterpartyId]/contracts": counterpartiesCounterpartyIdContracts,
  "/counterparties/[counterpartyId]/merge": counterpartiesCounterpartyIdMerge,
  "/counterparties/[counterpartyId]/split": counterpartiesCounterpartyIdSplit,
  "/counterparties/pairs": counterpartiesPairs,
  "/counterparties/us": counterpartiesUs,
  "/deadlines": deadlines,
  "/deadlines/feed": deadlinesFeed,
  "/deadlines/reminders": deadlinesReminders,
  "/drafts": drafts,
  "/drafts/[batchId]": draftsBatchId,
  "/drafts/[batchId]/retry": draftsBatchIdRetry,
  "/families": families,
  "/families/[familyId]": familiesFamilyId,
  "/families/[familyId]/contradictions": familiesFamilyIdContradictions,
  "/families/[familyId]/documents": familiesFamilyIdDocuments,
  "/families/[familyId]/documents/[documentId]": familiesFamilyIdDocumentsDocumentId,
  "/families/[familyId]/export": familiesFamilyIdExport,
  "/families/[familyId]/proposals": familiesFamilyIdProposals,
  "/families/[familyId]/text": familiesFamilyIdText,
  "/families/not-related": familiesNotRelated,
  "/files/[fileId]/content": filesFileIdContent,
  "/files/download/[fileId]": filesDownloadFileId,
  "/files/presigned-url": filesPresignedUrl,
  "/folders": folders,
  "/folders/[folderId]": foldersFolderId,
  "/folders/[folderId]/parent": foldersFolderIdParent,
  "/folders/[folderId]/teams/[teamId]": foldersFolderIdTeamsTeamId,
  "/folders/contracts": foldersContracts,
  "/guest/[token]": guestToken,
  "/guest/[token]/code": guestTokenCode,
  "/guest/[token]/file": guestTokenFile,
  "/guest/[token]/files": guestTokenFiles,
  "/guest/[token]/replies": guestTokenReplies,
  "/health": health,
  "/invitations/[token]": invitationsToken,
  "/invitations/[token]/accept": invitationsTokenAccept,
  "/invitations/[token]/resend": invitationsTokenResend,
  "/invitations/pending": invitationsPending,
  "/labels": labels,
  "/mail/inbound": mailInbound,
  "/mcp": mcp,
  "/notifications": notifications,
  "/notifications/[notificationId]": notificationsNotificationId,
  "/notifications/read": notificationsRead,
  "/notifications/settings": notificationsSettings,
  "/notifications/unread": notificationsUnread,
  "/portfolio/answers": portfolioAnswers,
  "/portfolio/answers/flag": portfolioAnswersFlag,
  "/portfolio/answers/verification": portfolioAnswersVerification,
  "/portfolio/columns": portfolioColumns,
  "/portfolio/export": portfolioExport,
  "/portfolio/fields": portfolioFields,
  "/portfolio/fields/[fieldId]": portfolioFieldsFieldId,
  "/portfolio/fields/[fieldId]/value": portfolioFieldsFieldIdValue,
  "/portfolio/query": portfolioQuery,
  "/portfolio/questions": portfolioQuestions,
  "/portfolio/questions/[questionId]": portfolioQuestionsQuestionId,
  "/portfolio/summary": portfolioSummary,
  "/portfolio/views": portfolioViews,
  "/portfolio/views/[viewId]": portfolioViewsViewId,
  "/positions": positions,
  "/positions/[positionsId]": positionsPositionsId,
  "/positions/[positionsId]/wording": positionsPositionsIdWording,
  "/positions/draft": positionsDraft,
  "/positions/starter": positionsStarter,
  "/practice": practice,
  "/practice/[topic]": practiceTopic,
  "/reports": reports,
  "/reports/export": reportsExport,
  "/scim/v2/Groups": scimV2Groups,
  "/scim/v2/Groups/[groupId]": scimV2GroupsGroupId,
  "/scim/v2/ResourceTypes": scimV2ResourceTypes,
  "/scim/v2/Schemas": scimV2Schemas,
  "/scim/v2/ServiceProviderConfig": scimV2ServiceProviderConfig,
  "/scim/v2/Users": scimV2Users,
  "/scim/v2/Users/[userId]": scimV2UsersUserId,
  "/sessions": sessions,
  "/sessions/[sessionId]": sessionsSessionId,
  "/signing/[key]": signingKey,
  "/since": since,
  "/since/references/[watchedId]": sinceReferencesWatchedId,
  "/suggestions/[contractId]": suggestionsContractId,
  "/suggestions/[contractId]/accept": suggestionsContractIdAccept,
  "/suggestions/[contractId]/chat": suggestionsContractIdChat,
  "/suggestions/[contractId]/dismiss": suggestionsContractIdDismiss,
  "/suggestions/[contractId]/find": suggestionsContractIdFind,
  "/suggestions/[contractId]/reopen": suggestionsContractIdReopen,
  "/suggestions/[contractId]/summarize": suggestionsContractIdSummarize,
  "/teams": teams,
  "/teams/[teamId]": teamsTeamId,
  "/teams/[teamId]/members": teamsTeamIdMembers,
  "/teams/[teamId]/members/[memberId]": teamsTeamIdMembersMemberId,
  "/teams/[teamId]/owner": teamsTeamIdOwner,
  "/templates": templates,
  "/templates/[templateId]/bulk": templatesTemplateIdBulk,
  "/templates/[templateId]/bulk/check": templatesTemplateIdBulkCheck,
  "/templates/[templateId]/bulk/form": templatesTemplateIdBulkForm,
  "/templates/[templateId]/bulk/preview": templatesTemplateIdBulkPreview,
  "/templates/[templateId]/bulk/values": templatesTemplateIdBulkValues,
  "/tokens": tokens,
  "/tokens/[tokenId]": tokensTokenId,
  "/tokens/[tokenId]/rotate": tokensTokenIdRotate,
  "/usage": usage,
  "/user-settings": userSettings,
  "/users": users,
  "/users/[userId]": usersUserId,
  "/users/batch": usersBatch,
  "/verify": verify,
  "/views": views,
  "/webhooks": webhooks,
  "/webhooks/[webhookId]": webhooksWebhookId,
  "/webhooks/[webhookId]/deliveries": webhooksWebhookIdDeliveries,
  "/webhooks/[webhookId]/deliveries/[deliveryId]/resend": webhooksWebhookIdDeliveriesDeliveryIdResend,
  "/webhooks/[webhookId]/rotate": webhooksWebhookIdRotate,
  "/webhooks/[webhookId]/test": webhooksWebhookIdTest,
  "/well-known/oauth-protected-resource": wellKnownOauthProtectedResource,
};
