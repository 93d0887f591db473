import { openChat, question } from '../../../testing/chats';
import type { TestApp } from '../../../testing/test-app';
import { createTestApp } from '../../../testing/test-app';

const despair = 'I hope I never wake up';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});

it('lets a person who meant something else ask more in the same message, which is assessed by itself', async () => {
  const chat = await openChat(test);
  await chat.ask({ message: despair });
  const ask = (more: string) => chat.ask({ message: `${more}\n${despair}`, meant_otherwise: true });
  expect((await ask('I want to kill myself')).status).toHaveProperty('care');
  expect((await ask(question)).status).not.toHaveProperty('care');
  expect((await chat.ask()).status).not.toHaveProperty('care');
});
