import { meanings, text } from './variable';

export const secretVariables = {
  JWT_SECRET: text().register(meanings, {
    meaning:
      'secret that signs sessions and links that last for minutes, 32 letters or more, made at random (`openssl rand -base64 32`); several, one a line, are all valid, and the first one signs (see [Secrets](running.md#secrets))',
    default: 'made once and kept in DATA_DIR',
    isNeededInProduction: true,
  }),
  JWT_SECRET_PREVIOUS: text().register(meanings, {
    meaning: 'further secrets that are valid beside JWT_SECRET and sign nothing',
    default: 'none',
  }),
  LINK_SECRET: text().register(meanings, {
    meaning: 'secret of links that people share (cards, invitations); one a line, as in JWT_SECRET',
    default: 'HASH_SECRET',
  }),
  HASH_SECRET: text().register(meanings, {
    meaning: 'secret of the hashes of numbers, which has to stay when JWT_SECRET is changed',
    default: 'JWT_SECRET',
  }),
  MSG91_AUTH_KEY: text().register(meanings, {
    meaning: 'account at MSG91, which sends codes by SMS',
    default: 'codes are shown in the log',
    isNeededInProduction: true,
  }),
  MSG91_TEMPLATE_ID: text().register(meanings, { meaning: 'template for codes at MSG91', default: 'none', isNeededInProduction: true }),
  MSG91_INVITE_TEMPLATE_ID: text().register(meanings, { meaning: 'template for invitations at MSG91', default: 'no invitations are sent' }),
};
