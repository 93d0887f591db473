-- What the last proofs of the ledger found: one row, which every process reads.
create table ledger_proofs (
  id text primary key,
  checked_at timestamptz not null,
  proven_at timestamptz,
  whole_at timestamptz,
  proven_to text,
  faults jsonb not null
);
