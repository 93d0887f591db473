import type { Astrologer } from '@oracle-astra/shared/contract';

/** Texts that the specification prescribes word for word. */
export const copy = {
  fieldEmpty: (field: string) => `Error: The field '${field}' is required and cannot be empty.`,
  saveFailed: 'Failed to add kundli',
  generating: 'generating..',
  savedKundli: 'Saved Kundli',
  proceed: 'Proceed',
  deleteBirth: 'Are you sure you want to delete this birth details?',
  celebrityKundli: 'Celebrity Kundli',
  chatWith: (astrologer: Astrologer) => `Chat with ${astrologer}`,
  chatsHistory: 'Chats History',
  chatsFailed: 'Failed to load chats',
  startFailed: 'Failed to start chat',
  deleteChatFailed: 'Failed to delete chat',
  chatRunning: 'Current chat going on! Please end the chat',
  stopChat: 'Stop Chat',
  noBalance: 'No data found',
  pricingFailed: (message: string) => `Error: ${message}`,
} as const;
