import {
  birthBounds,
  forumLimits,
  maxTransferred,
  messageLimits,
  points,
  rightsLimits,
  type FieldErrorCode,
} from '@oracle-astra/shared/contract';
import type { Translate } from '@oracle-astra/shared/i18n';

const fieldErrorTexts: Record<FieldErrorCode, (t: Translate) => string> = {
  mobile_invalid: (t) => t('shared.fields.mobileInvalid'),
  full_mobile_invalid: (t) => t('shared.fields.fullMobileInvalid'),
  mobile_foreign: (t) => t('shared.fields.mobileForeign'),
  otp_invalid: (t) => t('shared.fields.otpInvalid'),
  name_missing: (t) => t('shared.fields.nameMissing'),
  birth_place_missing: (t) => t('shared.fields.birthPlaceMissing'),
  birth_date_format: (t) => t('shared.fields.birthDateFormat'),
  birth_date_unknown: (t) => t('shared.fields.birthDateUnknown'),
  request_too_short: (t) => t('shared.fields.requestTooShort'),
  request_too_long: (t) => t('shared.fields.requestTooLong', { count: rightsLimits.maxLetters }),
  birth_year_bounds: (t) => t('shared.fields.birthYearBounds', { first: String(birthBounds.year[0]), last: String(birthBounds.year[1]) }),
  birth_time_format: (t) => t('shared.fields.birthTimeFormat'),
  date_format: (t) => t('shared.fields.dateFormat'),
  question_too_short: (t) => t('shared.fields.questionTooShort', { least: messageLimits.minLetters }),
  transfer_questions_invalid: (t) => t('shared.fields.transferQuestionsInvalid'),
  transfer_questions_too_many: (t) => t('shared.fields.transferQuestionsTooMany', { most: maxTransferred }),
  question_too_long: (t) => t('shared.fields.questionTooLong', { most: messageLimits.maxLetters }),
  title_missing: (t) => t('shared.fields.titleMissing'),
  title_too_short: (t) => t('shared.fields.titleTooShort', { least: forumLimits.titleMin }),
  title_too_long: (t) => t('shared.fields.titleTooLong', { most: forumLimits.titleMax }),
  description_missing: (t) => t('shared.fields.descriptionMissing'),
  description_too_short: (t) => t('shared.fields.descriptionTooShort', { least: forumLimits.descriptionMin }),
  description_too_long: (t) => t('shared.fields.descriptionTooLong', { most: forumLimits.descriptionMax }),
  comment_too_short: (t) => t('shared.fields.commentTooShort', { least: forumLimits.commentMin }),
  comment_too_long: (t) => t('shared.fields.commentTooLong', { most: forumLimits.commentMax }),
  reason_too_long: (t) => t('shared.fields.reasonTooLong'),
  username_missing: (t) => t('shared.fields.usernameMissing'),
  username_invalid: (t) => t('shared.fields.usernameInvalid'),
  email_missing: (t) => t('shared.fields.emailMissing'),
  email_invalid: (t) => t('shared.fields.emailInvalid'),
  profile_email_invalid: (t) => t('shared.fields.profileEmailInvalid'),
  points_too_few: (t) => t('shared.fields.pointsTooFew', { least: points.redeemMin }),
};

const isFieldErrorCode = (message: string): message is FieldErrorCode => Object.hasOwn(fieldErrorTexts, message);

/** The text for a schema's message: that of its code, or a general one for a message that is no code. */
export function formatFieldError(message: string, t: Translate): string {
  return isFieldErrorCode(message) ? fieldErrorTexts[message](t) : t('shared.fields.invalid');
}
