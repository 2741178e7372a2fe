CREATE TABLE "salts" (
	"name" text PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "payments_unsettled";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "asked_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "payments_network" ON "payments" USING btree ("network") WHERE network is not null;--> statement-breakpoint
CREATE INDEX "payments_unsettled" ON "payments" USING btree ("asked_at") WHERE state in ('creating', 'open');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_network" CHECK ("payments"."network" is null or "payments"."state" in ('creating', 'open'));