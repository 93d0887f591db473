import { birthBounds, forumLimits, maxTransferred, messageLimits, points } from './constants';

/** Why schemas reject a field. A schema's message is the code; the API answers with these texts, and pages show those of their catalog. */
export const fieldErrors = {
  mobile_invalid: 'Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.',
  full_mobile_invalid: 'Enter an Indian mobile number: 91 and ten digits.',
  mobile_foreign: 'Only Indian mobile numbers work here: +91 and ten digits.',
  otp_invalid: 'Enter the 6 digits of the code.',
  name_missing: 'Enter a name.',
  birth_place_missing: 'Choose a birth place.',
  birth_date_format: 'Give the date of birth as DD/MM/YYYY.',
  birth_date_unknown: 'This date does not exist. Check the day, month and year.',
  birth_year_bounds: `The year must lie between ${birthBounds.year[0]} and ${birthBounds.year[1]}.`,
  birth_time_format: 'Give the time of birth as HH:MM, hours 0 to 24 and minutes 0 to 60.',
  date_format: 'Give the date as YYYY-MM-DD.',
  question_too_short: `Ask in at least ${messageLimits.minLetters} letters.`,
  transfer_questions_invalid: 'Write the number of questions in digits: a whole number, 1 or more.',
  transfer_questions_too_many: `Send at most ${maxTransferred} questions at once.`,
  question_too_long: `Ask in at most ${messageLimits.maxLetters} letters.`,
  title_missing: 'Title is required',
  title_too_short: `Title must be at least ${forumLimits.titleMin} characters`,
  title_too_long: `Title can have at most ${forumLimits.titleMax} characters`,
  description_missing: 'Description is required',
  description_too_short: `Description must be at least ${forumLimits.descriptionMin} characters`,
  description_too_long: `Description can have at most ${forumLimits.descriptionMax} characters`,
  comment_too_short: `Write at least ${forumLimits.commentMin} letters.`,
  comment_too_long: `Write at most ${forumLimits.commentMax} letters.`,
  reason_too_long: 'Say it in at most 500 letters.',
  request_too_short: 'Say in a few words what you ask for.',
  request_too_long: 'Say it in at most 1,000 letters.',
  username_missing: 'User name is required',
  username_invalid: 'Invalid username format. Use alphanumeric characters and avoid consecutive special characters.',
  email_missing: 'Email address is required',
  email_invalid: 'Invalid email',
  profile_email_invalid: 'Enter a valid email',
  points_too_few: `Redeem at least ${points.redeemMin} points.`,
} as const;

export type FieldErrorCode = keyof typeof fieldErrors;

/** A code as the message of a schema's check. */
export const fieldError = (code: FieldErrorCode): string => code;
