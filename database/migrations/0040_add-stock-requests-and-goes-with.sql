CREATE TABLE "bought_together" (
	"product_id" text NOT NULL,
	"other_id" text NOT NULL,
	"orders" integer NOT NULL,
	CONSTRAINT "bought_together_product_id_other_id_pk" PRIMARY KEY("product_id","other_id"),
	CONSTRAINT "bought_together_other" CHECK ("bought_together"."product_id" <> "bought_together"."other_id"),
	CONSTRAINT "bought_together_enough" CHECK ("bought_together"."orders" >= 3)
);
--> statement-breakpoint
CREATE TABLE "goes_with" (
	"product_id" text NOT NULL,
	"other_id" text NOT NULL,
	"position" smallint NOT NULL,
	CONSTRAINT "goes_with_product_id_other_id_pk" PRIMARY KEY("product_id","other_id"),
	CONSTRAINT "goes_with_position" UNIQUE("product_id","position"),
	CONSTRAINT "goes_with_other" CHECK ("goes_with"."product_id" <> "goes_with"."other_id"),
	CONSTRAINT "goes_with_places" CHECK ("goes_with"."position" between 1 and 6)
);
--> statement-breakpoint
CREATE TABLE "stock_requests" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"email" text NOT NULL,
	"mailbox" text NOT NULL,
	"token_hash" text NOT NULL,
	"leave_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"notified_at" timestamp with time zone,
	CONSTRAINT "stock_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "stock_requests_one_each" UNIQUE("product_id","mailbox"),
	CONSTRAINT "stock_requests_confirmed_first" CHECK ("stock_requests"."notified_at" is null or "stock_requests"."confirmed_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bought_together" ADD CONSTRAINT "bought_together_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goes_with" ADD CONSTRAINT "goes_with_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goes_with" ADD CONSTRAINT "goes_with_other_id_products_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_requests" ADD CONSTRAINT "stock_requests_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bought_together_other_product" ON "bought_together" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "goes_with_other_product" ON "goes_with" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "stock_requests_email" ON "stock_requests" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_requests_leave" ON "stock_requests" USING btree ("leave_hash");--> statement-breakpoint
CREATE INDEX "stock_requests_notified" ON "stock_requests" USING btree ("notified_at") WHERE notified_at is not null;--> statement-breakpoint
CREATE INDEX "stock_requests_waiting" ON "stock_requests" USING btree ("product_id","confirmed_at","id") WHERE confirmed_at is not null and notified_at is null;--> statement-breakpoint
CREATE INDEX "products_best_selling" ON "products" USING btree ("category","sold_lately" DESC NULLS FIRST,"id") WHERE active and in_stock;