-- Accounts of before count as proven today: whether they were used for long still closes them.
ALTER TABLE "users" ADD COLUMN "number_proved_at" timestamp with time zone DEFAULT now() NOT NULL;
