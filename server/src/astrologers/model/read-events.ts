const maxLine = 65_536;

/** The data of server-sent events, one string each; comments and other fields are skipped. Throws for an endless line. */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, undefined> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r?\n/u);
    rest = lines.pop() ?? '';
    if (rest.length > maxLine) throw new Error('The model sends a line without end.');
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim();
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim();
  return undefined;
}
