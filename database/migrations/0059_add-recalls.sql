CREATE TABLE "recall_recipients" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recall_recipients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recall_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"order_ids" text[] NOT NULL,
	"units" integer NOT NULL,
	"token_hash" text,
	"sent_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"choice" text,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	CONSTRAINT "recall_recipients_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "recall_recipients_answer" CHECK (num_nonnulls("recall_recipients"."choice", "recall_recipients"."answered_at") in (0, 2))
);
--> statement-breakpoint
CREATE TABLE "recalls" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"product_id" text NOT NULL,
	"title" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"staff_id" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "recalls_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "sale_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "recall_recipients" ADD CONSTRAINT "recall_recipients_recall_id_recalls_id_fk" FOREIGN KEY ("recall_id") REFERENCES "public"."recalls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recalls" ADD CONSTRAINT "recalls_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "recall_recipients_person" ON "recall_recipients" USING btree ("recall_id","email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "recall_recipients_list" ON "recall_recipients" USING btree ("recall_id","id");--> statement-breakpoint
CREATE INDEX "recall_recipients_email" ON "recall_recipients" USING btree ("email");--> statement-breakpoint
CREATE INDEX "recall_recipients_unsent" ON "recall_recipients" USING btree ("id") WHERE sent_at is null and email <> '';--> statement-breakpoint
CREATE INDEX "recalls_product" ON "recalls" USING btree ("product_id","started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recalls_newest" ON "recalls" USING btree ("started_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "recalls_incomplete" ON "recalls" USING btree ("started_at") WHERE completed_at is null;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_sale_stopped" CHECK ("products"."sale_stopped_at" is null or not "products"."active");