import type { Environment } from './environment';

/** Account and templates at MSG91. */
export interface SmsProvider {
  authKey: string;
  templateId: string;
  /** The invitation flow, with a variable `link`; null sends no invitations. */
  inviteTemplateId: string | null;
}

/** The provider of text messages; null without its key and template. */
export function readSms({
  MSG91_AUTH_KEY: authKey,
  MSG91_TEMPLATE_ID: templateId,
  MSG91_INVITE_TEMPLATE_ID: inviteTemplateId,
}: Environment): SmsProvider | null {
  return authKey && templateId ? { authKey, templateId, inviteTemplateId: inviteTemplateId ?? null } : null;
}
