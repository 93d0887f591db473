-- The accuracy page counts them.
CREATE INDEX "transfers_given_back" ON "transfers" ("created_at") WHERE "reason" = 'A question not answered';
