/** What an ICU message may be: text, a value, a plural, a selection, or a tag around text. */
export const partKinds = { value: 0, plural: 1, select: 2, tag: 3 } as const;

/** The variants of a plural (by category, or by `=1` for an exact number) or of a selection (by value). `other` is required. */
export type Variants = Readonly<Record<string, CompiledMessage>>;

export type MessagePart =
  | string
  | readonly [kind: 0, name: string]
  | readonly [kind: 1 | 2, name: string, variants: Variants]
  | readonly [kind: 3, name: string, content: CompiledMessage];

/** A message as the build compiles it from ICU MessageFormat: plain text, or its parts in order. It is JSON. */
export type CompiledMessage = string | readonly MessagePart[];

/** Compiled messages by id. */
export type CompiledMessages = Readonly<Record<string, CompiledMessage>>;
