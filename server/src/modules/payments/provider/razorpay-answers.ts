import * as z from 'zod/mini';
import { GatewayError } from './gateway';

/** The SDK throws plain objects, and a TypeError without an answer. */
function toGatewayError(error: unknown): GatewayError {
  const { statusCode, error: details } = error as { statusCode?: unknown; error?: { description?: unknown } | null };
  const description = typeof details?.description === 'string' ? details.description : '';
  // A refusal of the provider says why; a page with such a status is of a proxy before it.
  const isOfProvider = typeof statusCode === 'number' && (description !== '' || statusCode >= 500);
  return new GatewayError(isOfProvider ? statusCode : null, { cause: error }, description);
}

/** Throws a GatewayError if the call fails. */
export async function call(request: () => Promise<unknown>): Promise<unknown> {
  try {
    return await request();
  } catch (error) {
    throw toGatewayError(error);
  }
}

/** An answer in the format of the schema. Any other, such as the page of a proxy, says nothing about money, so it counts as none. */
export async function ask<Schema extends z.ZodMiniType>(schema: Schema, request: () => Promise<unknown>): Promise<z.infer<Schema>> {
  const answer = schema.safeParse(await call(request));
  if (!answer.success) throw new GatewayError(null, { cause: answer.error });
  return answer.data;
}

export const listOf = <Item extends z.ZodMiniType>(item: Item) => z.object({ items: z.array(item) });

const withState = z.object({ status: z.string() });

/** The items of a list, without those that cannot be read but whose state is one without money. Throws a GatewayError for any other unreadable item. */
export async function askList<Item extends z.ZodMiniType>(
  item: Item,
  statesWithoutMoney: readonly string[],
  request: () => Promise<unknown>,
): Promise<z.infer<Item>[]> {
  const { items } = await ask(listOf(z.unknown()), request);
  return items.flatMap((each): z.infer<Item>[] => {
    const read = item.safeParse(each);
    if (read.success) return [read.data];
    const state = withState.safeParse(each).data?.status;
    if (state !== undefined && statesWithoutMoney.includes(state)) return [];
    throw new GatewayError(null, { cause: read.error });
  });
}
