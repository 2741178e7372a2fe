ALTER TABLE "payments" DROP CONSTRAINT "payments_network";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "wider_network" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "mailbox" text;--> statement-breakpoint
CREATE INDEX "payments_wider_network" ON "payments" USING btree ("wider_network") WHERE wider_network is not null;--> statement-breakpoint
CREATE INDEX "payments_mailbox" ON "payments" USING btree ("mailbox") WHERE mailbox is not null;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_mailbox" CHECK ("payments"."mailbox" is null or "payments"."state" in ('creating', 'open', 'expired'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_network" CHECK (num_nonnulls("payments"."network", "payments"."wider_network") = 0 or "payments"."state" in ('creating', 'open'));