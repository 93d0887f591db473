import { apiPaths } from '@oracle-astra/shared/contract';
import { piecesOf, type FakeAnswer, type IsolatedRemote, type Person } from '@oracle-astra/shared/testing';
import { responses, started, streamEnd, successStatus } from './chat-answers';
import { chart, record } from './fixtures';
import { kundli } from './kundli';
import { places, savedResponse } from './kundli-answers';
import { match } from './match';
import { formatEnd, made, prediction } from './prediction-answers';
import { pricing } from './pricing';

const nothingLeft = { ...started, questions_left: 0, balance: 0 };

function answers(person: Person): Record<string, FakeAnswer> {
  const isNew = person === 'new';
  return {
    [apiPaths.chats]: isNew ? { status: 'success', chats: [] } : responses[apiPaths.chats],
    [apiPaths.chat]: responses[apiPaths.chat],
    [apiPaths.startChat]: isNew ? nothingLeft : started,
    [apiPaths.startCelebChat]: isNew ? nothingLeft : started,
    [apiPaths.pushChat]: () => piecesOf('It may, ', 'in the spring.', streamEnd(successStatus)),
    [apiPaths.stopChat]: { status: 'success' },
    [apiPaths.stopReply]: { status: 'success' },
    [apiPaths.deleteChat]: { status: 'success' },
    [apiPaths.chatFeedback]: { status: 'success' },
    [apiPaths.births]: { status: 'success', births: isNew ? [] : [record], own_bid: isNew ? null : record.bid },
    [apiPaths.addBirth]: savedResponse,
    [apiPaths.editBirth]: savedResponse,
    [apiPaths.deleteBirth]: { status: 'success' },
    [apiPaths.chart]: { status: 'success', chart },
    [apiPaths.kundli]: { status: 'success', kundli },
    [apiPaths.lifeEvents]: { status: 'success', events: [] },
    [apiPaths.match]: { status: 'success', match },
    [apiPaths.places]: places,
    [apiPaths.pricing]: pricing,
    [apiPaths.keptPredictions]: { status: 'success', predictions: [] },
    [apiPaths.keptPrediction]: { status: 'success', prediction },
    [apiPaths.predictions]: () => piecesOf(prediction.text, formatEnd(made)),
  };
}

/** The pages of this remote, and the answers of its API, for `npm run isolate`. */
export const isolatedRemote: IsolatedRemote = {
  answers,
  pages: [
    { id: 'chat-create-kundli', title: 'Create a Kundli', path: '/create-kundli' },
    { id: 'chat-create-kundli', title: 'A saved Kundli', path: '/create-kundli?bid=b1' },
    { id: 'chat-create-kundli-oracle', title: 'Create a Kundli for Oracle', path: '/create-kundli/oracle' },
    { id: 'chat-create-kundli-astra', title: 'Create a Kundli for Astra', path: '/create-kundli/astra' },
    { id: 'chat-free-kundli', title: 'Free Kundli', path: '/free-kundli', person: 'visitor' },
    { id: 'chat-free-kundli-oracle', title: 'Free Kundli for Oracle', path: '/free-kundli/oracle', person: 'visitor' },
    { id: 'chat-free-kundli-astra', title: 'Free Kundli for Astra', path: '/free-kundli/astra', person: 'visitor' },
    { id: 'chat-free-kundli-celeb', title: 'Public figures', path: '/free-kundli-celeb', person: 'visitor' },
    { id: 'chat-free-kundli-celeb-oracle', title: 'A public figure for Oracle', path: '/free-kundli-celeb/oracle' },
    { id: 'chat-free-kundli-celeb-astra', title: 'A public figure for Astra', path: '/free-kundli-celeb/astra' },
    { id: 'chat-kundli-matching', title: 'Kundli matching', path: '/kundli-matching' },
    { id: 'chat-chats', title: 'A chat', path: '/chats?type=Oracle&bid=b1' },
    { id: 'chat-chats', title: 'An earlier chat', path: '/chats?chat=a0' },
    { id: 'chat-chatsceleb', title: 'A chat about a public figure', path: '/chatsceleb?type=Oracle&bid=b1' },
    { id: 'chat-oracle', title: 'Oracle', path: '/oracle' },
    { id: 'chat-astra', title: 'Astra', path: '/astra' },
    { id: 'chat-daily-prediction', title: 'Predictions', path: '/daily-prediction?bid=b1&p_type=monthly' },
    { id: 'chat-free-prediction', title: 'Free prediction', path: '/free-prediction', person: 'visitor' },
  ],
};
