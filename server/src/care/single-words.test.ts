import { assessCare, isDoubtful } from '.';

describe('a single word', () => {
  it.each(['ab', 'bas?', 'life', 'husband', 'बस', 'अब', 'main', 'goodnight', 'shaadi', 'court', 'alone', 'chess', 'hangout', 'पीटर'])(
    'needs no care by itself: %s',
    (word) => {
      expect([assessCare([word]), isDoubtful(word)]).toEqual([null, false]);
    },
  );

  it.each([
    ...['suicide', 'kms', 'maut', 'मौत', 'आत्महत्या', 'hang', 'murder', 'Abuse', 'help!', 'help me', 'rape', 'phansi', 'फाँसी', 'बचाओ'],
    ...[
      'बलात्कार',
      'balatkar',
      'blatkaar',
      'मारपीट',
      'मार पीट',
      'marpeet',
      'maarpit',
      'हत्या',
      'hatya',
      'ख़ुदकुशी',
      'khudkushi',
      'chhedchhad',
      'जहर',
      'सुसाइड',
      'dahej',
    ],
  ])('needs care if it names danger: %s', (word) => {
    expect(assessCare([word])).not.toBeNull();
  });

  it('that asks for help without a subject leads to the question about safety', () => {
    expect([assessCare(['help']), isDoubtful('help'), isDoubtful('madad?')]).toEqual([null, true, true]);
  });
});
