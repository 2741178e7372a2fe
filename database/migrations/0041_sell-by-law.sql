CREATE TABLE "defences" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "defences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"reference" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"accepted" boolean NOT NULL,
	"checked_by" text NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"until" date,
	"withdrawn_by" text,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "defences_until" CHECK (("defences"."until" is not null) = "defences"."accepted"),
	CONSTRAINT "defences_what" CHECK (("defences"."kind" = 'UKARA' and "defences"."reference" <> '') or ("defences"."kind" = 'other' and "defences"."note" <> '')),
	CONSTRAINT "defences_withdrawn" CHECK (("defences"."withdrawn_at" is null) = ("defences"."withdrawn_by" is null))
);
--> statement-breakpoint
CREATE TABLE "sale_refusals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sale_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"product_id" text NOT NULL,
	"title" text NOT NULL,
	"user_id" bigint,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "adult_declared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "defence" jsonb;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "adult" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "imitation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "defences" ADD CONSTRAINT "defences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sale_refusals" ADD CONSTRAINT "sale_refusals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "defences_user" ON "defences" USING btree ("user_id","checked_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sale_refusals_newest" ON "sale_refusals" USING btree ("at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "sale_refusals_user" ON "sale_refusals" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_imitation" CHECK ("products"."adult" or not "products"."imitation");
--> statement-breakpoint
-- What is asked of a buyer stands on the product's page.
DROP TRIGGER products_raise_version ON products;
--> statement-breakpoint
CREATE TRIGGER products_raise_version
  AFTER UPDATE OF title, slug, category, description, price_pence, tax_percent, active, features, images, tier_quantities,
    tier_percents, review_count, star_sum, sku, barcode, weight_grams, adult, imitation, attributes, family_id ON products FOR EACH ROW
  WHEN (OLD.version = NEW.version AND (
    OLD.title, OLD.slug, OLD.category, OLD.description, OLD.price_pence, OLD.tax_percent, OLD.active, OLD.features, OLD.images,
    OLD.tier_quantities, OLD.tier_percents, OLD.review_count, OLD.star_sum, OLD.sku, OLD.barcode, OLD.weight_grams, OLD.adult,
    OLD.imitation, OLD.attributes, OLD.family_id
  ) IS DISTINCT FROM (
    NEW.title, NEW.slug, NEW.category, NEW.description, NEW.price_pence, NEW.tax_percent, NEW.active, NEW.features, NEW.images,
    NEW.tier_quantities, NEW.tier_percents, NEW.review_count, NEW.star_sum, NEW.sku, NEW.barcode, NEW.weight_grams, NEW.adult,
    NEW.imitation, NEW.attributes, NEW.family_id
  ))
  EXECUTE FUNCTION raise_version();
