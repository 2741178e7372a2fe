CREATE TABLE "arrivals" (
	"order_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "arrivals_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "arrivals_answered" CHECK (("arrivals"."answer" is null) = ("arrivals"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "order_mails" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "arrivals_unanswered" ON "arrivals" USING btree ("asked_at") WHERE answer is null;--> statement-breakpoint
CREATE INDEX "arrivals_not_yet" ON "arrivals" USING btree ("order_id") WHERE answer = 'not yet';--> statement-breakpoint
CREATE INDEX "order_mails_due" ON "order_mails" USING btree ("due_at") WHERE due_at is not null;