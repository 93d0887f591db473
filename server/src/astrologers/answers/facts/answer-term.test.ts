import { askInTurn } from '../../testing/ask-in-turn';

it.each([
  ['what is the meaning of atmakaraka in simple words', /^The atmakaraka is the planet with the most degrees/u],
  ['what does arudha lagna mean', /^The arudha lagna is the image/u],
  ['बाधक ग्रह किसे कहते हैं', /^बाधक ग्रह उस भाव का स्वामी/u],
  ['neech bhang raj yog ka matlab kya hai', /^Neech bhang yaani/u],
  ['What is marana karaka sthana and do I have any planet there', /^Marana karaka sthana is .+ In your chart|No planet of yours/u],
  ['what does atmakaraka mean and which planet is mine', /your atmakaraka/iu],
])('tells what the term means that is asked by its name, free: %s', (text, says) => {
  expect(askInTurn(text)).toMatchObject({ text: expect.stringMatching(says) as string, isFree: true });
});
