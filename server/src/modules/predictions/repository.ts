import { languages, listLimits, periods, type Prediction } from '@oracle-astra/shared/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database';
import { toKeyedChart, toStoredChart } from '../../db/encryption/chart-key';
import { cipherOf } from '../../db/encryption/cipher-of';
import type { FieldCipher } from '../../db/encryption/field-cipher';
import { predictions } from '../../db/schema';

type StoredPrediction = typeof predictions.$inferSelect;
export type PredictionRow = Omit<StoredPrediction, 'fullName' | 'body' | 'grounds'> & {
  fullName: string;
  body: string;
  grounds: Prediction['grounds'];
};

/** The identity of a prediction. */
export type PredictionIdentity = Pick<PredictionRow, 'uid' | 'chartKey' | 'type' | 'language' | 'startsOn'>;

function createPredictionCipher(cipher: FieldCipher) {
  const at = (column: 'full_name' | 'body' | 'grounds', { pid, uid }: Pick<StoredPrediction, 'pid' | 'uid'>) => ({
    column: `predictions.${column}`,
    row: pid,
    owner: uid,
  });
  const decryptName = (row: Pick<StoredPrediction, 'pid' | 'uid' | 'fullName'>) => cipher.decrypt(row.fullName, at('full_name', row));
  return {
    decryptName,
    encrypt: (row: PredictionRow): StoredPrediction => ({
      ...row,
      fullName: cipher.encrypt(row.fullName, at('full_name', row)),
      body: cipher.encrypt(row.body, at('body', row)),
      grounds: cipher.encryptJson(row.grounds, at('grounds', row)),
    }),
    decrypt: (row: StoredPrediction): PredictionRow => ({
      ...row,
      fullName: decryptName(row),
      body: cipher.decrypt(row.body, at('body', row)),
      grounds: cipher.decryptJson(row.grounds, at('grounds', row)),
    }),
  };
}

/** Every query is limited to the predictions of one person. */
export function createPredictionRepository(db: Database) {
  const cipher = cipherOf(db);
  const { encrypt, decrypt, decryptName } = createPredictionCipher(cipher);

  /** Of a chart and a period, in any language; the hash of the chart may be stored in either form. */
  const ofChart = ({ uid, type, startsOn }: PredictionIdentity, chartHash: string) =>
    and(
      eq(predictions.uid, uid),
      inArray(predictions.chartKey, [chartHash, toKeyedChart(cipher, chartHash)]),
      eq(predictions.type, type),
      eq(predictions.startsOn, startsOn),
    );

  return {
    /** The hash of a chart as it is stored. */
    toChartKey: (chartHash: string): string => toStoredChart(cipher, chartHash),

    async findSame(identity: PredictionIdentity, chartHash: string): Promise<PredictionRow | null> {
      const [row] = await db
        .select()
        .from(predictions)
        .where(and(ofChart(identity, chartHash), eq(predictions.language, identity.language)))
        .limit(1);
      return row === undefined ? null : decrypt(row);
    },

    /** Whether chart and period are paid for in another language. */
    isPaid: async (identity: PredictionIdentity, chartHash: string): Promise<boolean> =>
      (await db.$count(predictions, and(ofChart(identity, chartHash), eq(predictions.paidBy, 'predictions')))) > 0,

    /** False if the same prediction already exists. */
    async add(row: PredictionRow): Promise<boolean> {
      const rows = await db.insert(predictions).values(encrypt(row)).onConflictDoNothing().returning({ pid: predictions.pid });
      return rows.length > 0;
    },

    async find(uid: string, pid: string): Promise<PredictionRow | null> {
      const [row] = await db
        .select()
        .from(predictions)
        .where(and(eq(predictions.uid, uid), eq(predictions.pid, pid)));
      return row === undefined ? null : decrypt(row);
    },

    /** Newest first, without texts, of the kinds and languages that this release knows. */
    async list(uid: string) {
      const { pid, bid, fullName, type, language, startsOn, endsOn, createdAt } = predictions;
      const rows = await db
        .select({ pid, bid, fullName, type, language, startsOn, endsOn, createdAt })
        .from(predictions)
        .where(and(eq(predictions.uid, uid), inArray(predictions.type, [...periods]), inArray(predictions.language, [...languages])))
        .orderBy(desc(predictions.pid))
        .limit(listLimits.predictions);
      return rows.map((row) => ({ ...row, fullName: decryptName({ ...row, uid }) }));
    },
  };
}
