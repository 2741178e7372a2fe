CREATE TABLE "old_addresses" (
	"path" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"import_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "old_addresses_path" CHECK ("old_addresses"."path" ~ '^/.' and length("old_addresses"."path") <= 300)
);
--> statement-breakpoint
ALTER TABLE "old_addresses" ADD CONSTRAINT "old_addresses_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "old_addresses_product" ON "old_addresses" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "old_addresses_import" ON "old_addresses" USING btree ("import_id");