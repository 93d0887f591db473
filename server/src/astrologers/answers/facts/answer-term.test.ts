import { askInTurn } from '../../testing/ask-in-turn';

it.each([
  ['what is the meaning of atmakaraka in simple words', /^The atmakaraka is the planet with the most degrees/u],
  ['what does arudha lagna mean', /^The arudha lagna is the image/u],
  ['बाधक ग्रह किसे कहते हैं', /^बाधक ग्रह उस भाव का स्वामी/u],
  ['neech bhang raj yog ka matlab kya hai', /^Neech bhang yaani/u],
  ['What is marana karaka sthana and do I have any planet there', /^Marana karaka sthana is .+ In your chart|No planet of yours/u],
  ['what does atmakaraka mean and which planet is mine', /your atmakaraka/iu],
])('explains a named term for free: %s', (text, says) => {
  expect(askInTurn(text)).toMatchObject({ text: expect.stringMatching(says) as string, isFree: true });
});

it('describes the effect of a planet in a house', () => {
  expect(askInTurn('what is the meaning of rahu in 7th house, is it bad for my marriage').text).toMatch(/^Rahu is in your 7th house/u);
  expect(askInTurn('what is the meaning of rahu in 4th house, is it bad for my marriage').text).toMatch(
    /^Rahu is not in your 4th house .*Rahu is in your 7th house/u,
  );
});

it('says that a dasha is not running if its end is asked for', () => {
  expect(askInTurn('shani ki mahadasha kab khatam hogi meri').text).toMatch(/^Shani ki mahadasha abhi nahi chal rahi\./u);
});
