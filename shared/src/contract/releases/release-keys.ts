import * as z from 'zod/mini';

/** The public key of a team and the remotes that it may release; `*` means all. */
export const releaseKey = z.object({
  id: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,60}$/)),
  remotes: z.array(z.string()),
  /** Ed25519, SPKI in base64. */
  public: z.string(),
});
export type ReleaseKey = z.infer<typeof releaseKey>;

export const releaseKeys = z.object({ keys: z.array(releaseKey) });

/** The signature of a descriptor's bytes (base64), which covers the hashes of all files. */
export const releaseSignature = z.object({ key: z.string(), signature: z.string() });

/** A release that is uploaded to a site: the text of its descriptor, the signature of that text, and its files in base64 by name. */
export const releaseUpload = z.object({
  descriptor: z.string().check(z.maxLength(1_000_000)),
  key: z.string().check(z.maxLength(100)),
  signature: z.string().check(z.maxLength(200)),
  files: z.record(z.string(), z.string()),
});
export type ReleaseUpload = z.infer<typeof releaseUpload>;

/** A change of the registry that a team requests: its JSON text and the signature of that text (base64). */
export const signedReleaseChange = z.object({
  request: z.string().check(z.maxLength(4000)),
  key: z.string().check(z.maxLength(100)),
  signature: z.string().check(z.maxLength(200)),
});
export type SignedReleaseChange = z.infer<typeof signedReleaseChange>;
